/** How much anybody may ask for: so many tokens at once, and so many more each second. */
import { isIPv6 } from "node:net";

/** A bucket of tokens, filled by the clock that is given when something is taken. */
export class Bucket {
  private tokens: number;
  private since: number;

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.tokens = most;
    this.since = now;
  }

  /** @param now in milliseconds. False if there are not enough. */
  take(now: number, count = 1): boolean {
    this.tokens = Math.min(this.most, this.tokens + ((now - this.since) / 1000) * this.perSecond);
    this.since = now;
    if (this.tokens < count) return false;
    this.tokens -= count;
    return true;
  }

  /** Would a new one be the same? */
  isFull(now: number): boolean {
    return this.tokens + ((now - this.since) / 1000) * this.perSecond >= this.most;
  }
}

/** A bucket for each address; those that are full again are forgotten. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private swept = 0;

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
  ) {}

  take(address: string, now: number, count = 1): boolean {
    if (now - this.swept > 10_000) this.sweep(now);
    let bucket = this.buckets.get(address);
    if (bucket === undefined) {
      bucket = new Bucket(this.most, this.perSecond, now);
      this.buckets.set(address, bucket);
    }
    return bucket.take(now, count);
  }

  private sweep(now: number): void {
    this.swept = now;
    for (const [address, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(address);
  }
}

/** Groups of an IPv6 address that name a network: within it whoever has one address has them all. */
const NETWORK = 4;

/** The address by which somebody is counted: of IPv6 the network, of IPv4 written as IPv6 the address itself. */
export function countedAs(address: string): string {
  const [bare = ""] = address.split("%", 1);
  if (!isIPv6(bare)) return bare;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = bare.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const between = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, between)).fill("0"), ...after];
  return `${groups
    .slice(0, NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::`;
}
