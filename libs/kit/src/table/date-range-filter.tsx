import { useId } from 'react';
import { formatShortDate } from '../i18n/format.ts';
import { IconCalendar } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { FilterPopover } from './filter-popover.tsx';

interface DateRangeFilterProps {
  label: string;
  /** Civil dates in the place's zone, both included. */
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
}

/** Days from and to, both included. */
export function DateRangeFilter({ label, from, to, onChange }: DateRangeFilterProps) {
  const text = useKitText();
  const id = useId();
  return (
    <FilterPopover
      label={label}
      icon={IconCalendar}
      chosen={from || to ? rangeInWords(from, to) : undefined}
      onClear={() => onChange(undefined, undefined)}
    >
      <label htmlFor={`${id}-from`}>
        {text('table.from')}
        <input
          id={`${id}-from`}
          type="date"
          value={from ?? ''}
          data-empty={from ? undefined : ''}
          max={to}
          onChange={(event) => onChange(event.target.value || undefined, to)}
        />
      </label>
      <label htmlFor={`${id}-to`}>
        {text('table.to')}
        <input
          id={`${id}-to`}
          type="date"
          value={to ?? ''}
          data-empty={to ? undefined : ''}
          min={from}
          onChange={(event) => onChange(from, event.target.value || undefined)}
        />
      </label>
    </FilterPopover>
  );
}

function rangeInWords(from: string | undefined, to: string | undefined): string {
  if (from && to) return from === to ? formatShortDate(from) : `${formatShortDate(from)} – ${formatShortDate(to)}`;
  return from ? `${formatShortDate(from)} –` : `– ${formatShortDate(to ?? '')}`;
}
