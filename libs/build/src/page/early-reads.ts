import { TEMPLE_HEADER } from '@sannidhi/contracts';

/** The id of the script below: the server finds it by this id, allows exactly this script, and fills in what it asks for. */
export const EARLY_READS_ID = 'early-reads';

/**
 * Asks who is signed in and what the page's screen reads, while the app's scripts are still on their way. Its element's `data-for` has the
 * role whose page it is, the address of the session check and those of the screen, each with its nouns (`firstRead`), with spaces in
 * between; `{year}` is the current one. Nothing is asked in a browser that stores no session of that role.
 * `libs/kit/src/http/early-reads.ts` takes the answers. Inline, because a file would arrive with the app.
 */
export const EARLY_READS = [
  "(function(f,s,t,u,a,n){f=document.currentScript.dataset.for.split(' ');",
  'try{s=localStorage;t=s.authToken||s.auth_token;u=JSON.parse(s.user)}catch(e){}',
  'if(!t||!u||!f[1]||u.role!=f[0]||u.secondFactorDue)return;a={};n={};',
  "f.slice(1).forEach(function(p,i,h){h={accept:'application/json',authorization:'Bearer '+t};",
  "p=p.replace('{year}',new Date().getFullYear()).split('#');if(p[1])n[p[0]]=p[1].split(',');p=p[0];",
  `if(!i)h.prefer='handling=lenient';else if(u.temple)h['${TEMPLE_HEADER}']=u.temple.id;`,
  // After the scripts, which are of no use without each other.
  "a[p]=fetch(p,{headers:h,credentials:'include',priority:i?'low':'high'}).catch(function(){})});",
  "window.sannidhiReads={session:t+' '+u.id,temple:u.temple&&u.temple.id,answers:a,nouns:n};",
  // A browser's first use of dates takes a phone 60 ms: it happens while the line is busy and the processor isn't.
  'setTimeout(function(){new Intl.DateTimeFormat()})})()',
].join('');
