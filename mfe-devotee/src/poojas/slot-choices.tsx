import type { OpenSlot } from '@sannidhi/contracts';
import { formatTime, styled, useFormField } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { momentHere } from './temple-time.ts';

const Choices = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))', gap: 8 });
const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: '10px 14px',
  border: `1px solid ${theme.vars.palette.role.control}`,
  borderRadius: 10,
  cursor: 'pointer',
  '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'inherit' },
  '& > b': { fontWeight: 600 },
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '&[data-full]': { borderStyle: 'dashed', background: theme.vars.palette.role.sunken },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.role.primary,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.role.primary}`,
    background: theme.vars.palette.role.primaryTint,
    color: theme.vars.palette.role.primary,
  },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 } },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.role.focus}`, outlineOffset: 2 },
  '&:has(:disabled)': { cursor: 'default', color: theme.vars.palette.text.secondary },
}));
const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
const Wrong = styled('p')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.role.error }));

interface SlotChoicesProps {
  slots: readonly OpenSlot[];
  timeZone: string;
  onlyFree: boolean;
}

/** A day's times with what is free; a full one leads to its waitlist. */
export function SlotChoices({ slots, timeZone, onlyFree }: SlotChoicesProps) {
  const text = useTexts();
  const { value, error, setValue, control } = useFormField<OpenSlot | null>('slot', false);
  const wordOf = ({ free, capacity, waitlist, openingId, notOnSale }: OpenSlot) => {
    if (notOnSale) return text('poojas.time.notOnSale');
    if (openingId) return text('poojas.time.inOpening');
    if (free > 0) return text('poojas.time.left', { free, capacity });
    return text(waitlist && !onlyFree ? 'poojas.time.fullWait' : 'poojas.time.full');
  };
  return (
    <>
      {slots.length === 0 && <Note>{text('poojas.time.noneOnDay')}</Note>}
      <Choices role="radiogroup" aria-label={text('poojas.time.times')}>
        {slots.map((slot) => (
          <Choice key={slot.id} data-full={slot.free === 0 || undefined}>
            <input
              type="radio"
              name="slot"
              checked={value?.id === slot.id}
              disabled={slot.openingId !== undefined || (slot.free === 0 && (onlyFree || !slot.waitlist))}
              onChange={() => setValue(slot)}
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
            />
            <b>{formatTime(slot.startsAt, { timeZone })}</b>
            <small>{wordOf(slot)}</small>
            <YourTime at={slot.startsAt} timeZone={timeZone} />
          </Choice>
        ))}
      </Choices>
      {error && <Wrong id={`${control.id}-error`}>{error}</Wrong>}
    </>
  );
}

function YourTime({ at, timeZone }: { at: string; timeZone: string }) {
  const text = useTexts();
  const here = momentHere(at, timeZone);
  return here === null ? null : <small>{text('poojas.time.yours', { when: here })}</small>;
}
