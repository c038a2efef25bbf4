/** A JSON file is data from outside: it is `unknown` until a schema has read it. */
declare module "*.json" {
  const value: unknown;
  export default value;
}
