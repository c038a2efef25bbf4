import { setCurtains, useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";

/** Two people go on from a position or a file that both have looked at, or look at one that they have played. */
export default function CurtainSwitch() {
  const apart = useApartWords();
  const curtains = useTable(({ curtains }) => curtains);
  return (
    <label className="check curtains">
      <input type="checkbox" checked={curtains} onChange={({ currentTarget }) => setCurtains(currentTarget.checked)} /> {apart.curtains}
    </label>
  );
}
