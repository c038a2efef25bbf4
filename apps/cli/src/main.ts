import packageFile from "../package.json" with { type: "json" };

const { version } = packageFile as { version: string };
process.stdout.write(`duelex ${version}\n`);
