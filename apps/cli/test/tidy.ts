/** Runs before each file of tests, also where several share a process and what has been loaded in it: its folders go with it. */
import { afterAll } from "vitest";
import { tidy } from "./scratch.ts";

afterAll(tidy);
