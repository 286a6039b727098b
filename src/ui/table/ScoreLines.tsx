import type { Seat } from '../../core/ids';
import { useScreen, useWords } from '../services';

/** The lines of a score; they sum to the total under them. */
export function ScoreLines({ seat }: { readonly seat: Seat }) {
  const words = useWords();
  const game = useScreen((state) => state.game);
  const score = useScreen((state) => state.scores[seat]);
  if (!score) return null;
  return (
    <table className="ct-lines">
      <tbody>
        {score.lines.length === 0 && (
          <tr>
            <td className="ct-soft">{words.say(`score.${game}.none`)}</td>
          </tr>
        )}
        {score.lines.map((line) => (
          <tr key={`${line.what}-${Object.values(line.params).join('-')}`}>
            <th scope="row">{words.say(`score.${game}.${line.what}`, line.params)}</th>
            <td>{line.points}</td>
          </tr>
        ))}
      </tbody>
      {score.lines.length > 0 && (
        <tfoot>
          <tr>
            <th scope="row">{words.say('app.score.total')}</th>
            <td>{score.total}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
