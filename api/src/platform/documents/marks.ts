/** The design's temple mark: gateway, door and flame on a 24-unit grid. */
export const TEMPLE_MARK = [
  { d: 'M3.2 21V17.2h2V12.8h2V8.6h2V5.4h5.6v3.2h2v4.2h2v4.4h2V21' },
  { d: 'M12 5.4V2.6' },
  { d: 'M8.6 21v-4.6a3.4 3.4 0 0 1 6.8 0V21' },
  { d: 'M12 16.2c.9 1 1.3 1.7 1.3 2.4a1.3 1.3 0 0 1-2.6 0c0-.7.4-1.4 1.3-2.4Z', filled: true },
] as const;
