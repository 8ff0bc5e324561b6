import { styled } from '@mui/material/styles';
import { DeepaGlyph, HundiGlyph, KalashaGlyph, LotusGlyph, Mark, PanchangaGlyph, SankalpamGlyph } from '../motifs/glyphs.tsx';
import { Gopuram } from '../motifs/gopuram.tsx';
import { Kolam } from '../motifs/kolam.tsx';
import { Korvai } from '../motifs/korvai.tsx';
import { MoonPhase } from '../motifs/moon-phase.tsx';
import { Prakara } from '../motifs/prakara.tsx';
import { Row, Specimen } from './specimen.tsx';

const Brass = styled('div')(({ theme }) => ({ color: theme.vars.palette.role.brassLine }));
const GLYPHS = [Mark, DeepaGlyph, KalashaGlyph, HundiGlyph, LotusGlyph, SankalpamGlyph, PanchangaGlyph];
const SCRIPTS = { en: 'Sannidhi', hi: 'सन्निधि', te: 'సన్నిధి', ta: 'சன்னிதி', kn: 'ಸನ್ನಿಧಿ', gu: 'સન્નિધિ' };

/** Lines, glyphs, the Moon and six scripts. */
export function GalleryMotifs() {
  return (
    <>
      <Specimen name="Motifs">
        <Row>
          {GLYPHS.map((Glyph) => (
            <Glyph key={Glyph.name} size={28} />
          ))}
          {[0, 45, 90, 135, 180, 225, 270, 315].map((elongation) => (
            <MoonPhase key={elongation} elongation={elongation} size={26} />
          ))}
        </Row>
        <Brass>
          <Korvai />
          <Row>
            <Kolam size={150} draws />
            <Gopuram width={150} />
            <Prakara size={150} />
          </Row>
        </Brass>
      </Specimen>
      <Specimen name="Six scripts">
        <Row>
          {Object.entries(SCRIPTS).map(([lang, word]) => (
            <span key={lang} lang={lang} style={{ fontSize: 24 }}>
              {word}
            </span>
          ))}
        </Row>
      </Specimen>
    </>
  );
}
