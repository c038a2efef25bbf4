import type { CardView, Face, Stat } from "@duelex/kernel";
import type { CSSProperties, TargetedPointerEvent } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { memo } from "../drawing.ts";
import { useWords } from "../words/index.ts";
import { alike } from "./alike.ts";
import { EmblemPicture } from "./Emblem.tsx";
import { nameSize } from "./name.ts";
import { amountOf, sayCard, signed } from "./say.ts";
import type { CardState } from "./state.ts";

/** How a card is drawn; "token" is for cards that are only counted and turned. */
export type Size = "full" | "small" | "mini" | "chip";

export interface CardProps extends CardState {
  readonly view: CardView;
  readonly face: Face | undefined;
  readonly size: Size;
  /** `--c` of its colour. */
  readonly colorOf: (key: string | undefined) => string;
  readonly faceOf: (id: string | null) => Face | undefined;
  /** What turned sideways is called. */
  readonly turned: string;
  readonly where?: string;
  readonly onPress?: ((at: HTMLElement) => void) | undefined;
  readonly onLook?: ((looking: boolean) => void) | undefined;
  readonly onGrab?: ((event: TargetedPointerEvent<HTMLElement>) => void) | undefined;
}

const worth = (numbers: readonly Stat[] | undefined): readonly Stat[] => (numbers ?? []).filter(({ kind }) => kind !== "price");

const changed = ({ value, printed }: Stat): string => (printed === null || value === printed ? "" : value > printed ? " more" : " less");

/** What a number is made of, in a line: "AP 6: 4 printed, +1 Amuro Ray". */
const madeOf = ({ parts, ...stat }: Stat): string =>
  `${stat.label} ${amountOf(stat)}: ${parts.map(({ amount, because, rule }, nth) => `${nth > 0 ? signed(amount) : amount} ${because}${nth > 0 && rule !== "" ? ` (${rule})` : ""}`).join(", ")}`;

/** What is done to a card; the functions stay the same while what they do may change. */
interface Hands {
  press(at: HTMLElement): void;
  look(looking: boolean): void;
  grab(event: TargetedPointerEvent<HTMLElement>): void;
}

type Drawing = Omit<CardProps, "colorOf" | "faceOf" | "onPress" | "onLook" | "onGrab"> & {
  readonly color: string;
  readonly colorUnder: string;
  readonly hands: Hands;
};

/** A card. It is drawn anew only when something of it is another: a position is told as a whole, and most cards stay as they are. */
export function Card({ colorOf, faceOf, onPress, onLook, onGrab, ...rest }: CardProps) {
  const latest = useRef({ onPress, onLook, onGrab });
  useLayoutEffect(() => {
    latest.current = { onPress, onLook, onGrab };
  });
  const hands = useMemo<Hands>(
    () => ({
      press: (at) => latest.current.onPress?.(at),
      look: (looking) => latest.current.onLook?.(looking),
      grab: (event) => latest.current.onGrab?.(event),
    }),
    [],
  );
  return (
    <Drawn {...rest} hands={hands} color={colorOf(rest.face?.color)} colorUnder={colorOf(faceOf(rest.view.with?.[0]?.id ?? null)?.color)} />
  );
}

const Drawn = memo<Drawing>((props) => {
  const words = useWords();
  const { view, face, size, role, may, vain, chosen, forecast, hands } = props;
  const unseen = view.id === null;
  const little = size !== "full";
  const numbers = worth(view.numbers);
  const price = face?.price;
  const level = view.numbers?.some(({ kind }) => kind === "price") ? face?.level : undefined; // in play it has been reached
  const classes = [
    "card",
    little ? "small" : "",
    size === "chip" ? "token-size" : "",
    unseen ? "card-back" : view.faceDown === true ? "down" : "",
    view.rested === true ? "turned" : "",
    price !== undefined && !unseen ? "priced" : "",
    role ?? "",
    may ? "may" : "",
    vain ? "vain" : "",
    chosen ? "chosen" : "",
    forecast?.leaves ? "ghost" : "",
  ];
  const style = {
    "--c": props.color,
    ...(view.name === null ? {} : { "--name": nameSize(view.name, price !== undefined) }),
  } as CSSProperties;
  const shown = !unseen; // who may look at a card that lies face down sees it
  const keywords = (view.traits ?? []).filter(({ kind }) => kind === "keyword");
  return (
    <span className={`place-for-card${view.rested === true ? " turned" : ""}`}>
      <button
        type="button"
        className={classes.filter(Boolean).join(" ")}
        style={style}
        data-card={view.card === 0 ? undefined : view.card}
        data-may={may || undefined}
        aria-label={sayCard(words, view, face, props)}
        aria-description={face?.text.join(" ") || undefined}
        onClick={(event) => hands.press(event.currentTarget)}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && hands.look(true)}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && hands.look(false)}
        onFocus={() => hands.look(true)}
        onBlur={() => hands.look(false)}
        onPointerDown={hands.grab}
      >
        {shown && (
          <span className="inner" aria-hidden="true">
            {size === "chip" ? null : <span className="name">{view.name}</span>}
            <span className="middle">
              <EmblemPicture number={view.id!} kin={face?.type ?? ""} />
            </span>
            {size !== "chip" && (
              <span className="numbers">
                {numbers.map((number) => (
                  <span key={number.label} className={`number${changed(number)}`} data-tip={madeOf(number)}>
                    {!little && <small>{number.label}</small>}
                    {amountOf(number)}
                  </span>
                ))}
                {level !== undefined && <span className="level">{level}</span>}
              </span>
            )}
            {keywords.length > 0 && !little && (
              <span className="keywords">
                {keywords.map(({ says, rule }) => (
                  <span key={says} className="keyword" data-tip={`${says}, ${rule}`} data-rule={rule}>
                    {says}
                  </span>
                ))}
              </span>
            )}
            {price !== undefined && size !== "chip" && <span className="price">{price}</span>}
          </span>
        )}
        {shown && view.damage !== undefined && view.damage > 0 && (
          <span className="tag" aria-hidden="true">
            −{view.damage}
          </span>
        )}
        {view.with !== undefined && view.with.length > 0 && <Tucked {...props} />}
        {forecast !== undefined && (
          <span className={`forecast${forecast.good ? " good" : ""}${forecast.leaves ? " leaves" : ""}`} aria-hidden="true">
            {forecast.says}
          </span>
        )}
      </button>
    </span>
  );
}, alike);

/** What lies with a card looks out under its edge. */
function Tucked({ view, colorUnder, size }: Drawing) {
  const cards = view.with ?? [];
  const first = cards[0]!;
  const says = cards.length === 1 ? (first.name ?? "?") : `${cards.length} × ${first.as ?? ""}`;
  const fits = size === "full";
  const long = Math.max(9, says.length * 0.6, ...says.split(" ").map(({ length }) => length)); // of two lines, the longer one
  return (
    <span className="tucked" aria-hidden="true" style={{ "--c": colorUnder } as CSSProperties}>
      {fits && <span style={{ fontSize: `min(10px, ${128 / long} * var(--u))` }}>{says}</span>}
    </span>
  );
}
