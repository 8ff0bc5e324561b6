import { type EHundiCode, eHundiEndpoints } from '@sannidhi/contracts';
import { addressOf, Button, download, fileLink, IconCopy, IconDownload, IconExternalLink, notify, Stack } from '@sannidhi/kit';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** The poster to print and its link. */
export function CodePoster({ code }: { code: EHundiCode }) {
  const text = useOfficeText();
  const address = addressOf(eHundiEndpoints.poster.path, { codeId: code.id });
  const poster = () => download(address, `${code.name}.pdf`).catch(() => notify({ kind: 'error', title: text('codes.posterFailed') }));
  const copy = () => navigator.clipboard.writeText(code.url).then(() => notify(text('codes.copied')));
  return (
    <PanelSection title={text('codes.link')}>
      <Stack spacing={3}>
        <Secondary>
          <span style={{ overflowWrap: 'anywhere' }}>{code.url}</span>
        </Secondary>
        <Row>
          <Button icon={IconDownload} {...fileLink(address, poster)}>
            {text('codes.poster')}
          </Button>
          {/* Clipboards work only on secure origins. */}
          {navigator.clipboard && (
            <Button icon={IconCopy} onClick={copy}>
              {text('codes.copy')}
            </Button>
          )}
          <Button variant="text" icon={IconExternalLink} href={code.url}>
            {text('codes.visit')}
          </Button>
        </Row>
      </Stack>
    </PanelSection>
  );
}
