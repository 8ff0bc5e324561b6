import { PANCHANGA_REGIONS, PANCHANGA_TRADITIONS } from '@sannidhi/contracts';
import { CardColumns, Form, LANGUAGES, type Language, SelectField, useFormValues } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';
import { object, string } from 'yup';
import { useTexts } from '../use-texts.ts';
import type { PanchangaSettings } from './kept.ts';

const schema = object({ tradition: string(), region: string(), language: string() });
type Chosen = Record<'tradition' | 'region' | 'language', string>;

interface ReckoningChoicesProps {
  settings: PanchangaSettings;
  onChange: (settings: PanchangaSettings) => void;
}

/** Whose calendar is shown and in which names; a choice takes effect immediately and is stored in this browser. */
export function ReckoningChoices({ settings, onChange }: ReckoningChoicesProps) {
  const text = useTexts();
  const { tradition = '', region = '', language = '' } = settings;
  return (
    <Form
      schema={schema}
      initialValues={{ tradition, region, language }}
      onSubmit={() => undefined}
      label={text('panchanga.settings.heading')}
    >
      <CardColumns min={220}>
        <SelectField
          name="tradition"
          label={text('panchanga.settings.tradition')}
          choices={[
            { value: '', label: text('panchanga.settings.bothTraditions') },
            ...PANCHANGA_TRADITIONS.map((value) => ({ value, label: text(`panchanga.traditions.${value}`) })),
          ]}
        />
        <SelectField
          name="region"
          label={text('panchanga.settings.region')}
          choices={[
            { value: '', label: text('panchanga.settings.allRegions') },
            ...PANCHANGA_REGIONS.map((value) => ({ value, label: text(`panchanga.regions.${value}`) })),
          ]}
        />
        <SelectField
          name="language"
          label={text('panchanga.settings.names')}
          choices={[
            { value: '', label: text('panchanga.settings.ownLanguage') },
            ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
          ]}
        />
      </CardColumns>
      <Apply onChange={onChange} />
    </Form>
  );
}

function Apply({ onChange }: Pick<ReckoningChoicesProps, 'onChange'>) {
  const { tradition, region, language } = useFormValues<Chosen>();
  const told = useRef(`${tradition} ${region} ${language}`);
  useEffect(() => {
    const chosen = `${tradition} ${region} ${language}`;
    if (chosen === told.current) return;
    told.current = chosen;
    onChange({
      tradition: PANCHANGA_TRADITIONS.find((known) => known === tradition),
      region: region || undefined,
      language: (language as Language) || undefined,
    });
  }, [tradition, region, language, onChange]);
  return null;
}
