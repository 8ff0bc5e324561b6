import { APPEARANCES, type Appearance, chooseAppearance, chosenAppearance } from '../boot/chosen-appearance.ts';
import { useWords } from '../words/words.ts';

/** Light, dark or the system setting, for pages without a portal's menu. */
export function AppearanceChoice() {
  const { appearance } = useWords();
  return (
    <label className="appearance">
      {appearance.label}
      <select defaultValue={chosenAppearance()} onChange={({ target }) => chooseAppearance(target.value as Appearance)}>
        {APPEARANCES.map((one) => (
          <option key={one} value={one}>
            {appearance[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
