import { useBoot } from '../boot/boot-context.ts';
import { useWords } from '../words/words.ts';

/** Four figures about the platform: platform settings, delivered with the page. */
export function Figures() {
  const { figures: words } = useWords();
  const { figures } = useBoot();
  return (
    <dl className="figures">
      {(['temples', 'donations', 'devotees', 'poojas'] as const).map((key) => (
        <div key={key}>
          <dt>{words[key]}</dt>
          <dd>{figures[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
