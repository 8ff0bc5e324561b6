import { styled } from '@mui/material/styles';
import { Fragment, type RefObject } from 'react';
import type { CannedFieldPlace } from './canned-fields.ts';

/** Lies exactly under the text, letter for letter, and shows only the marks. */
const Layer = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  padding: '10px 14px',
  overflow: 'hidden',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  color: 'transparent',
  pointerEvents: 'none',
  textAlign: 'start',
  '& mark': { color: 'transparent', background: theme.vars.palette.role.accentTint, borderRadius: 4 },
  '& mark[data-open]': { background: theme.vars.palette.role.warningTint, outline: `1px solid ${theme.vars.palette.role.warning}` },
}));

interface FieldMarksProps {
  text: string;
  fields: readonly CannedFieldPlace[];
  layer: RefObject<HTMLDivElement | null>;
}

/** The fields of a canned reply under what is being written: filled ones, and those still to fill. How many are left is also said in words. */
export function FieldMarks({ text, fields, layer }: FieldMarksProps) {
  return (
    <Layer ref={layer} aria-hidden dir="auto">
      {fields.map(({ start, end, isOpen }, index) => (
        <Fragment key={start}>
          {text.slice(fields[index - 1]?.end ?? 0, start)}
          <mark data-open={isOpen || undefined}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {`${text.slice(fields.at(-1)?.end ?? 0)}\n`}
    </Layer>
  );
}
