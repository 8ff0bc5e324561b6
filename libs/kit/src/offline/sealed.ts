/** An encrypted value with the key that opens it, which no script can export; without the row there is no key. */
export interface Sealed {
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const ALGORITHM = { name: 'AES-GCM', length: 256 } as const;
const IV_BYTES = 12;

/** Encrypts a JSON value with a new key. `label` is what it belongs to: opened under another, it fails. */
export async function seal(value: unknown, label: string): Promise<Sealed> {
  const key = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { key, iv, data: await crypto.subtle.encrypt({ name: ALGORITHM.name, iv, additionalData: labelBytes(label) }, key, bytes) };
}

/** The value, or undefined where it was damaged or relabeled. */
export async function unseal<Value>({ key, iv, data }: Sealed, label: string): Promise<Value | undefined> {
  try {
    const bytes = await crypto.subtle.decrypt({ name: ALGORITHM.name, iv, additionalData: labelBytes(label) }, key, data);
    return JSON.parse(new TextDecoder().decode(bytes)) as Value;
  } catch {
    return undefined;
  }
}

const labelBytes = (label: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(label);
