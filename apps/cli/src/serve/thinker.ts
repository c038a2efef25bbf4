/** A thread in which a server's machines think. */
import { beginThinking } from "@duelex/server/thinker";
import { gameNamed } from "../games.ts";

beginThinking(gameNamed);
