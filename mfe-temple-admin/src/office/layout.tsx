import { Stack, styled, Typography } from '@sannidhi/kit';
import type { ReactNode } from 'react';

interface RowProps {
  children: ReactNode;
  /** `end` aligns the parts to the right, `spread` moves them apart. */
  align?: 'start' | 'end' | 'spread';
  /** In a line of text, which has no blocks. */
  inline?: boolean;
}

const JUSTIFY = { start: 'flex-start', end: 'flex-end', spread: 'space-between' } as const;

/** Parts side by side that wrap if there is no room. */
export function Row({ children, align = 'start', inline = false }: RowProps) {
  return (
    <Stack
      component={inline ? 'span' : 'div'}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: JUSTIFY[align], gap: 2 }}
    >
      {children}
    </Stack>
  );
}

const Unprinted = styled('div')({ display: 'contents' });

/** A screen, or part of one, that has a paper of its own. */
export function OnScreen({ children }: { children: ReactNode }) {
  return <Unprinted data-noprint>{children}</Unprinted>;
}

/** An explanation below a fact: smaller and gray. */
export function Secondary({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

interface PanelSectionProps {
  title: string;
  /** One link or number to the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a side panel. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  return (
    <section>
      <Stack spacing={2}>
        <Row align="spread">
          <Typography variant="h3">{title}</Typography>
          {aside}
        </Row>
        {children}
      </Stack>
    </section>
  );
}
