import { styled } from '@mui/material/styles';

const Turning = styled('svg')({ flex: 'none', animation: 'kit-turn 900ms linear infinite' });

/** The only looping animation: it spins inside a busy button, nowhere else. */
export function BusyIcon({ size = 20 }: { size?: number }) {
  return (
    <Turning
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M12 3a9 9 0 1 0 9 9" />
    </Turning>
  );
}
