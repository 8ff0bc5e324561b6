import { Messages } from '@sannidhi/kit';

export { Messages as Screen };
