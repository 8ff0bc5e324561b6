import { packed as from1900 } from './decade-1900.generated.ts';
import { packed as from1910 } from './decade-1910.generated.ts';
import { packed as from1920 } from './decade-1920.generated.ts';
import { packed as from1930 } from './decade-1930.generated.ts';
import { packed as from1940 } from './decade-1940.generated.ts';
import { packed as from1950 } from './decade-1950.generated.ts';
import { packed as from1960 } from './decade-1960.generated.ts';
import { packed as from1970 } from './decade-1970.generated.ts';
import { packed as from1980 } from './decade-1980.generated.ts';
import { packed as from1990 } from './decade-1990.generated.ts';
import { packed as from2000 } from './decade-2000.generated.ts';
import { packed as from2010 } from './decade-2010.generated.ts';
import { packed as from2020 } from './decade-2020.generated.ts';
import { packed as from2030 } from './decade-2030.generated.ts';
import { packed as from2040 } from './decade-2040.generated.ts';
import { packed as from2050 } from './decade-2050.generated.ts';
import { packed as from2060 } from './decade-2060.generated.ts';
import { packed as from2070 } from './decade-2070.generated.ts';
import { packed as from2080 } from './decade-2080.generated.ts';
import { packed as from2090 } from './decade-2090.generated.ts';
import { registerDecade } from './registry.ts';

/** Registers every decade at once, for servers and tools; a page loads single decades instead (see `web.ts`). */
export function registerAllDecades(): void {
  registerDecade(1900, from1900);
  registerDecade(1910, from1910);
  registerDecade(1920, from1920);
  registerDecade(1930, from1930);
  registerDecade(1940, from1940);
  registerDecade(1950, from1950);
  registerDecade(1960, from1960);
  registerDecade(1970, from1970);
  registerDecade(1980, from1980);
  registerDecade(1990, from1990);
  registerDecade(2000, from2000);
  registerDecade(2010, from2010);
  registerDecade(2020, from2020);
  registerDecade(2030, from2030);
  registerDecade(2040, from2040);
  registerDecade(2050, from2050);
  registerDecade(2060, from2060);
  registerDecade(2070, from2070);
  registerDecade(2080, from2080);
  registerDecade(2090, from2090);
}
