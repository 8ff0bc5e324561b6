import { Button, Typography, useFormField } from '@sannidhi/kit';
import { Row } from './layout.tsx';

interface TogglesFieldProps<Value> {
  name: string;
  label: string;
  help?: string;
  choices: readonly { value: Value; label: string }[];
}

/** Several of a few short choices; the form's value lists the chosen ones in the choices' order. */
export function TogglesField<Value extends string | number>({ name, label, help, choices }: TogglesFieldProps<Value>) {
  const { value: chosen, setValue, error, id } = useFormField<Value[] | undefined>(name, false);
  const isOn = (value: Value) => chosen?.includes(value) ?? false;
  const toggle = (value: Value) =>
    setValue(choices.map((choice) => choice.value).filter((each) => (each === value ? !isOn(each) : isOn(each))));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : help && `${id}-help`}>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Row>
        {choices.map(({ value, label: word }) => (
          <Button key={value} small aria-pressed={isOn(value)} onClick={() => toggle(value)}>
            {word}
          </Button>
        ))}
      </Row>
      {help && (
        <Typography id={`${id}-help`} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {help}
        </Typography>
      )}
      {error && (
        <Typography id={`${id}-error`} role="alert" variant="body2" sx={{ color: 'error.main', mt: 1 }}>
          {error}
        </Typography>
      )}
    </fieldset>
  );
}
