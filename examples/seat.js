/** Sits down at a referee and plays: `node seat.js ws://localhost:8080`. Answers the first that is offered, or every third one. */
import WebSocket from "ws";

const address = process.argv[2] ?? "ws://localhost:8080";
const stop = (what) => {
  console.error(`${what}\nnode seat.js ws://localhost:8080`);
  process.exit(2);
};
if (!URL.canParse(address) || !/^wss?:$/.test(new URL(address).protocol)) stop(`"${address}" is no address of a referee.`);

const socket = new WebSocket(address);
let id = 0;
let answered = -1;

socket.on("error", ({ message }) => stop(`${address}: ${message}`));
socket.on("close", (code, reason) => {
  if (code !== 1005) stop(`${address}: ${reason || "the line was cut"}`);
});
socket.on("message", (bytes) => {
  const told = JSON.parse(bytes);
  if (told.told === "refused" && told.why !== "late") throw new Error(JSON.stringify(told.problems));
  if (told.told !== "position") return;
  const { seat, question, result } = told;
  if (result !== null) {
    console.log(JSON.stringify({ seat, result, answers: id }));
    socket.close();
  } else if (question?.seat === seat && question.number > answered) {
    // question.says, question.rule and each answer's phrase are what a person would be shown, told.view what is drawn
    answered = question.number;
    const { answer } = question.answers[id % 3 === 2 ? question.answers.length - 1 : 0];
    socket.send(JSON.stringify({ ask: "answer", question: question.number, answer, id: id++, seat }));
  }
});
