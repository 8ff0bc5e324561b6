import type { Cents } from '@sannidhi/contracts';
import { useId, useState } from 'react';
import { moneyText, moneyValue } from '../forms/money-text.ts';
import { formatCents } from '../i18n/format.ts';
import type { Text } from '../i18n/use-text.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { FilterPopover } from './filter-popover.tsx';

interface AmountFilterProps {
  /** In cents, both included. */
  min: Cents | undefined;
  max: Cents | undefined;
  onChange: (min: Cents | undefined, max: Cents | undefined) => void;
}

/** Amounts from and to, both included. Escape and a press outside apply what was typed, just like the button. */
export function AmountFilter({ min, max, onChange }: AmountFilterProps) {
  const text = useKitText();
  const [least, setLeast] = useTyped(moneyText(min));
  const [most, setMost] = useTyped(moneyText(max));
  const [isWrong, setIsWrong] = useState(false);
  const take = () => {
    const [from, to] = [moneyValue(least), moneyValue(most)];
    const taken = !Number.isNaN(from) && !Number.isNaN(to);
    setIsWrong(!taken);
    if (taken && (from !== min || to !== max)) onChange(from, to);
    return taken;
  };
  const chosen = min === undefined && max === undefined ? undefined : amountsInWords(min, max, text);
  return (
    <FilterPopover label={text('table.amount')} chosen={chosen} onClear={() => onChange(undefined, undefined)} onLeave={take}>
      <TypedField label={text('table.least')} value={least} onChange={setLeast} isWrong={isWrong} inputMode="decimal" />
      <TypedField label={text('table.most')} value={most} onChange={setMost} isWrong={isWrong} inputMode="decimal" />
      {isWrong && <p role="alert">{text('table.notAnAmount')}</p>}
    </FilterPopover>
  );
}

interface NumberFilterProps {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A record's number. */
export function NumberFilter({ value, onChange }: NumberFilterProps) {
  const text = useKitText();
  const [typed, setTyped] = useTyped(value === undefined ? '' : String(value));
  const [isWrong, setIsWrong] = useState(false);
  const take = () => {
    const digits = typed.replaceAll(/[\s,#]/g, '');
    const taken = /^\d{0,9}$/.test(digits);
    setIsWrong(!taken);
    const next = digits ? Number(digits) : undefined;
    if (taken && next !== value) onChange(next);
    return taken;
  };
  const chosen = value === undefined ? undefined : `${text('table.number')} ${value}`;
  return (
    <FilterPopover label={text('table.number')} chosen={chosen} onClear={() => onChange(undefined)} onLeave={take}>
      <TypedField label={text('table.number')} value={typed} onChange={setTyped} isWrong={isWrong} inputMode="numeric" />
      {isWrong && <p role="alert">{text('table.notANumber')}</p>}
    </FilterPopover>
  );
}

/** The input, until the filter itself is changed from elsewhere. */
function useTyped(value: string): [string, (typed: string) => void] {
  const [state, setState] = useState({ of: value, typed: value });
  return [state.of === value ? state.typed : value, (typed) => setState({ of: value, typed })];
}

interface TypedFieldProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  isWrong: boolean;
  inputMode: 'decimal' | 'numeric';
}

function TypedField({ label, value, onChange, isWrong, inputMode }: TypedFieldProps) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <input
        id={id}
        inputMode={inputMode}
        autoComplete="off"
        aria-invalid={isWrong}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

function amountsInWords(min: Cents | undefined, max: Cents | undefined, text: Text): string {
  if (min === undefined) return text('table.upTo', { amount: formatCents(max ?? 0) });
  return max === undefined ? text('table.fromAmount', { amount: formatCents(min) }) : `${formatCents(min)} – ${formatCents(max)}`;
}
