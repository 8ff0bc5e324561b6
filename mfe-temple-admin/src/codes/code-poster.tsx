import { type EHundiCode, eHundiEndpoints } from '@sannidhi/contracts';
import { addressOf, Button, download, IconCopy, IconDownload, IconExternalLink, notify, Stack } from '@sannidhi/kit';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** The poster to print and its link. */
export function CodePoster({ code }: { code: EHundiCode }) {
  const text = useOfficeText();
  const copy = () => navigator.clipboard.writeText(code.url).then(() => notify(text('codes.copied')));
  return (
    <PanelSection title={text('codes.link')}>
      <Stack spacing={3}>
        <Secondary>
          <span style={{ overflowWrap: 'anywhere' }}>{code.url}</span>
        </Secondary>
        <Row>
          <Button
            icon={IconDownload}
            onClick={() => downloadPoster(code, () => notify({ kind: 'error', title: text('codes.posterFailed') }))}
          >
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

/** Downloads a code's poster; `failed` is called if that fails. */
export function downloadPoster(code: Pick<EHundiCode, 'id' | 'name'>, failed: () => void): Promise<void> {
  return download(addressOf(eHundiEndpoints.poster.path, { codeId: code.id }), `${code.name}.pdf`).catch(failed);
}
