/** A whole application on a real database starts and migrates within this, on a machine that does ten other things. */
jest.setTimeout(120_000);
