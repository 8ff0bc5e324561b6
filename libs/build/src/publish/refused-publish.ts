/** Something a person can put right; its message is the whole story. */
export class RefusedPublish extends Error {
  override readonly name = 'RefusedPublish';
}
