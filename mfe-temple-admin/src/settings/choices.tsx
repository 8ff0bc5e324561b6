import { Button, IconCheck, Typography } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';

interface ChoicesProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A few visible choices; the selected one is checked and takes effect immediately. */
export function Choices<Value extends string>({ label, choices, value, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset>
      <Typography component="legend" variant="h4" sx={{ mb: 2 }}>
        {label}
      </Typography>
      <Row>
        {choices.map((choice) => (
          <Button
            key={choice.value}
            variant={choice.value === value ? 'ghost' : 'secondary'}
            {...(choice.value === value ? { icon: IconCheck } : {})}
            aria-pressed={choice.value === value}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </Button>
        ))}
      </Row>
    </fieldset>
  );
}
