import { SERVICE_LANGUAGES } from '@sannidhi/contracts';
import { Button, languageName, styled, Typography, useFormField, useText } from '@sannidhi/kit';

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface LanguagesFieldProps {
  name: string;
  label: string;
  help: string;
}

/** Languages in the order in which they are chosen: the first one's script is that of the priest's sheets. */
export function LanguagesField({ name, label, help }: LanguagesFieldProps) {
  const text = useText('mfe-priest');
  const { value, setValue, id } = useFormField<string[] | undefined>(name, false);
  const chosen = value ?? [];
  const toggle = (code: string) => setValue(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  return (
    <fieldset aria-describedby={`${id}-help`}>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Choices>
        {SERVICE_LANGUAGES.map((code) => (
          <Button key={code} small aria-pressed={chosen.includes(code)} onClick={() => toggle(code)}>
            {languageName(code)}
          </Button>
        ))}
      </Choices>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {chosen.length > 0 && text('availability.languagesOrder', inOrder(chosen))}
      </Typography>
      <Typography id={`${id}-help`} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {help}
      </Typography>
    </fieldset>
  );
}

const inOrder = (chosen: readonly string[]): { languages: string; first: string } => {
  const names = chosen.map(languageName);
  return { languages: names.join(', '), first: names[0] ?? '' };
};
