/** How much anybody may ask for, and as whom somebody is counted. */
import { expect, test } from "vitest";
import { Buckets, countedAs } from "../src/limits.ts";

test("an address may ask so often at once, and so often each second; another address is not touched by it", () => {
  const buckets = new Buckets(3, 2);
  const asked = (address: string, now: number, times: number) => Array.from({ length: times }, () => buckets.take(address, now));
  expect(asked("a", 0, 4)).toEqual([true, true, true, false]);
  expect(asked("b", 0, 1)).toEqual([true]);
  expect(asked("a", 1000, 3)).toEqual([true, true, false]);
  expect(asked("a", 60_000, 4)).toEqual([true, true, true, false]);
});

test("whoever has not got it all back is not forgotten meanwhile", () => {
  const buckets = new Buckets(3, 0.1);
  const asked = (now: number, times: number) => Array.from({ length: times }, () => buckets.take("a", now));
  expect(asked(0, 3)).toEqual([true, true, true]);
  expect(asked(11_000, 2)).toEqual([true, false]);
  expect(asked(60_000, 4)).toEqual([true, true, true, false]);
});

test("who has a network of IPv6 is counted as one, and IPv4 written as IPv6 as itself", () => {
  expect(["192.0.2.7", "::ffff:192.0.2.7", "::FFFF:192.0.2.7"].map(countedAs)).toEqual(Array(3).fill("192.0.2.7"));
  const same = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::", "2001:0db8:0001:0002:3:4:5:6", "2001:db8:1:2::1%eth0"];
  expect(same.map(countedAs)).toEqual(Array(4).fill("2001:db8:1:2::"));
  expect(["::1", "2001:db8::1", "2001:db8:1:3::1", "1:2:3:4:5:6:7::"].map(countedAs)).toEqual([
    "0:0:0:0::",
    "2001:db8:0:0::",
    "2001:db8:1:3::",
    "1:2:3:4::",
  ]);
  expect(["1::2:3:4:5:6:7", "::2:3:4:5:6:7", "1:2::3:4:5:6"].map(countedAs)).toEqual(["1:0:2:3::", "0:0:2:3::", "1:2:0:0::"]);
  expect(["", "unknown", "fe80::zz"].map(countedAs)).toEqual(["", "unknown", "fe80::zz"]);
});
