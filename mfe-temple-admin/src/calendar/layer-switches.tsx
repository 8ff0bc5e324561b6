import type { CalendarLayer } from '@sannidhi/contracts';
import { Button, IconEye } from '@sannidhi/kit';
import { memo } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { LOOK_ICONS } from './look-icons.ts';

interface LayerSwitchesProps {
  layers: readonly CalendarLayer[];
  labelOf: (layer: string) => string;
  hidden: ReadonlySet<string>;
  publicOnly: boolean;
  onChange: (hidden: ReadonlySet<string>, publicOnly: boolean) => void;
}

/** Which layers are shown, and whether only what everyone sees. */
export const LayerSwitches = memo(function LayerSwitches({ layers, labelOf, hidden, publicOnly, onChange }: LayerSwitchesProps) {
  const text = useOfficeText('calendar');
  const toggled = (name: string) => new Set(hidden.has(name) ? [...hidden].filter((each) => each !== name) : [...hidden, name]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={text('layers')}>
      <Row>
        {layers.map(({ name, look }) => (
          <Button
            key={name}
            small
            icon={LOOK_ICONS[look]}
            aria-pressed={!hidden.has(name)}
            onClick={() => onChange(toggled(name), publicOnly)}
          >
            {labelOf(name)}
          </Button>
        ))}
        <Button small icon={IconEye} aria-pressed={publicOnly} onClick={() => onChange(hidden, !publicOnly)}>
          {text('publicOnly')}
        </Button>
      </Row>
    </div>
  );
});
