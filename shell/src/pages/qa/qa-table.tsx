import { useText } from '@sannidhi/kit';
import type { QaSection } from './qa-sections.ts';

/** One table of the QA page with the matching rows; every row can be linked to. */
export function QaTable({ section, wish }: { section: QaSection; wish: string }) {
  const text = useText('shell');
  const words = wish.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = section.rows.filter((row) => words.every((word) => row.join(' ').toLowerCase().includes(word)));
  if (rows.length === 0 && words.length > 0) return null;
  return (
    <section className="qa" aria-labelledby={`qa-${section.name}`}>
      <h2 id={`qa-${section.name}`}>
        {text(`qa.sections.${section.name}`)} <small>{text('qa.rows', { count: rows.length })}</small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard. */}
      <section className="qa-scroll" aria-labelledby={`qa-${section.name}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {section.columns.map((column) => (
                <th key={column} scope="col">
                  {text(`qa.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.join('|')} section={section.name} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Row({ section, row }: { section: string; row: readonly string[] }) {
  const id = `${section}-${row.slice(0, 2).join('-')}`.replaceAll(/[^\w-]+/g, '-');
  return (
    <tr id={id}>
      {row.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
        <td key={index}>{index === 0 ? <a href={`#${id}`}>{cell}</a> : cell}</td>
      ))}
    </tr>
  );
}
