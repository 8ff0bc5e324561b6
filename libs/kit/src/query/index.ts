/** `@sannidhi/kit/query`: reads and writes of endpoints. Holds the page's cache: see `SHARED_MODULES`. */
export { createQueryClient, invalidateNouns, queryClient } from './query-client.ts';
export { type Paging, usePages } from './use-pages.ts';
export { type ReadInput, useRead } from './use-read.ts';
export { useWrite, type WriteInput, type WriteOptions } from './use-write.ts';
