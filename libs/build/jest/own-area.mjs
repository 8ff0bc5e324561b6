import { readFileSync } from 'node:fs';
import { registerAreas } from '@sannidhi/contracts';

// A remote with a repository of its own: its area is in its package.json.
const { name, sannidhi } = JSON.parse(readFileSync('package.json', 'utf8'));
registerAreas([{ name, ...sannidhi }]);
