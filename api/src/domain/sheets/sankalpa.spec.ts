import { createPanchanga } from '@sannidhi/panchanga';
import { sankalpaOf } from './sankalpa.ts';

const EDISON = createPanchanga({ latitude: 40.52, longitude: -74.41, timeZone: 'America/New_York' });

it('says the time of a service as priests do', () => {
  const time = sankalpaOf(EDISON.day('2026-11-20'), new Date('2026-11-20T16:00:00Z'), 'devanagari');
  expect(time.text).toBe('पराभवनामसंवत्सरे दक्षिणायने शरदृतौ कार्तिकमासे शुक्लपक्षे एकादश्यां शुभतिथौ भृगुवासरे उत्तरभाद्रपदानक्षत्रे');
  expect(time.latin).toBe(
    'Parabhava nama samvatsare, dakshinayane, sharad ritau, Kartika mase, shukla pakshe, Ekadashyam shubha tithau, Bhrigu vasare, Uttara Bhadrapada nakshatre',
  );
});

it('says it in the other scripts, and for Latin readers in Devanagari', () => {
  const at = new Date('2026-11-20T16:00:00Z');
  const day = EDISON.day('2026-11-20');
  expect(sankalpaOf(day, at, 'telugu').text).toContain('పరాభవనామసంవత్సరే దక్షిణాయనే శరదృతౌ కార్తికమాసే శుక్లపక్షే ఏకాదశ్యాం');
  expect(sankalpaOf(day, at, 'tamil').text).toContain('பராப⁴வனாமஸம்வத்ஸரே த³க்ஷிணாயனே');
  expect(sankalpaOf(day, at, 'latin').text).toContain('पराभवनामसंवत्सरे');
});

it('changes the tithi when the sky does, and names the dark half and the new moon', () => {
  const { tithi } = EDISON.day('2026-11-20');
  const turn = tithi[0]!.endsAt;
  expect(sankalpaOf(EDISON.day('2026-11-20'), new Date(turn - 1), 'latin').latin).toContain('Ekadashyam');
  expect(sankalpaOf(EDISON.day('2026-11-20'), new Date(turn), 'latin').latin).toContain('Dvadashyam');
  const newMoon = sankalpaOf(EDISON.day('2026-12-08'), new Date('2026-12-08T16:00:00Z'), 'latin').latin;
  expect(newMoon).toContain('krishna pakshe, Amavasyayam');
});
