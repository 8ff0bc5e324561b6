/** Something the user can fix; its message is the whole story. */
export class RefusedPublish extends Error {
  override readonly name = 'RefusedPublish';
}
