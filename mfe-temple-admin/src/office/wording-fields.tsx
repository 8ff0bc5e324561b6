import { LANGUAGE_FACTS, OTHER_LANGUAGES, type OtherLanguage } from '@sannidhi/contracts';
import { Chip, Disclosure, Field, Stack, Typography, useFormField } from '@sannidhi/kit';
import { Secondary } from './layout.tsx';
import { useOfficeText } from './namespace.ts';

interface WordedField {
  /** Its name within a language: `description`. */
  name: string;
  label: string;
  rows?: number;
  maxLength: number;
}

/** The same fields in the readers' other languages, for a form whose value has `wording`. What stays empty is shown in English. */
export function WordingFields({ fields }: { fields: readonly WordedField[] }) {
  const text = useOfficeText('wording');
  return (
    <fieldset>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {text('title')}
      </Typography>
      <Secondary>{text('help')}</Secondary>
      {OTHER_LANGUAGES.map((language) => (
        <InLanguage key={language} language={language} fields={fields} />
      ))}
    </fieldset>
  );
}

function InLanguage({ language, fields }: { language: OtherLanguage; fields: readonly WordedField[] }) {
  const text = useOfficeText('wording');
  const own = LANGUAGE_FACTS[language].name;
  const { value } = useFormField<Record<string, string> | undefined>(`wording.${language}`, false);
  const isWorded = Object.values(value ?? {}).some(Boolean);
  return (
    <Disclosure lang={language}>
      <summary>
        {own}
        {isWorded && (
          <span style={{ marginInlineStart: 8 }}>
            <Chip kind="info">{text('worded')}</Chip>
          </span>
        )}
      </summary>
      <Stack spacing={2} sx={{ py: 1.5 }}>
        {fields.map(({ name, label, rows = 1, maxLength }) => (
          <Field
            key={name}
            optional
            name={`wording.${language}.${name}`}
            label={text('in', { field: label, language: own })}
            rows={rows}
            maxLength={maxLength}
          />
        ))}
      </Stack>
    </Disclosure>
  );
}

/** Every field of every language, empty where nothing is worded: what a form starts with. */
export const wordingValues = (fields: readonly string[], wording: Partial<Record<OtherLanguage, Record<string, string>>> | undefined) =>
  Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [language, Object.fromEntries(fields.map((name) => [name, wording?.[language]?.[name] ?? '']))]),
  );
