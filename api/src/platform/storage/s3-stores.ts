import type { Settings } from '../config/settings.ts';
import { Bucket } from './bucket.ts';
import { DiskReleaseStore } from './disk-release-store.ts';
import type { DocumentStore } from './document-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3DocumentStore } from './s3-document-store.ts';
import { S3ReleaseStore } from './s3-release-store.ts';

export interface Stores {
  documents: DocumentStore;
  releases: ReleaseStore;
}

/** Both stores in the settings' bucket. Throws a `SettingError` if it can't be opened. */
export async function s3Stores(settings: Pick<Settings, 'dataDir'>, access: ConstructorParameters<typeof Bucket>[0]): Promise<Stores> {
  const bucket = new Bucket(access);
  await bucket.check();
  return { documents: new S3DocumentStore(bucket), releases: new S3ReleaseStore(bucket, new DiskReleaseStore(settings)) };
}
