import { styled } from '@mui/material/styles';
import { SHEET_SCRIPT_CODES, type SheetScript } from '@sannidhi/contracts';
import { useKitText } from '../text/use-kit-text.ts';

const Choice = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  maxWidth: '100%',
  gap: 8,
  '& select': {
    // A width from its options would fetch the fonts of all six scripts, 500 kB, before the day is read.
    width: '12em',
    minWidth: 0,
    maxWidth: '100%',
    minHeight: 44,
    padding: '0 12px',
    border: `1px solid ${theme.vars.palette.role.control}`,
    borderRadius: 8,
    background: theme.vars.palette.role.surface,
    color: 'inherit',
    font: 'inherit',
  },
}));

/** The script that a sheet is read in. */
export function ScriptChoice({ value, onChange }: { value: SheetScript; onChange: (script: SheetScript) => void }) {
  const text = useKitText();
  return (
    <Choice data-noprint="">
      {text('sheet.script.label')}
      <select value={value} onChange={(event) => onChange(event.target.value as SheetScript)}>
        {SHEET_SCRIPT_CODES.map((script) => (
          <option key={script} value={script}>
            {text(`sheet.script.${script}`)}
          </option>
        ))}
      </select>
    </Choice>
  );
}
