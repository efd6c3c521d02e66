import { type Counts, limitOf } from '../../../src/domain/sequentialTest.ts';

const [WIDTH, HEIGHT] = [320, 132];
const MIDDLE = HEIGHT / 2;

/**
 * A chart of a test. The x-axis shows the total sales up to the target, the y-axis the lead of A (up) or B (down). The
 * two solid lines show the lead with which a version wins.
 */
export function TestChart({ target, sales }: { target: number; sales: Counts }) {
  const { a, b } = sales;
  const sum = a + b;
  const limit = limitOf(target, sales);
  const max = Math.max(limit * 1.4, Math.abs(a - b) * 1.1);
  const x = (count: number) => 8 + (count / Math.max(target, sum, 1)) * (WIDTH - 16);
  const y = (ahead: number) => MIDDLE - (ahead / max) * (MIDDLE - 6);
  const needed = Math.ceil(limit);
  const ahead = a === b ? 'As duas estão empatadas' : `${a > b ? 'A' : 'B'} está ${Math.abs(a - b)} à frente`;
  const words = `A vendeu ${a} e B vendeu ${b}. ${ahead}. Ganha a versão que estiver ${needed} à frente; o teste termina com ${target} vendas, e até agora são ${sum}.`;
  return (
    <figure className="m-0 mt-3 max-w-md">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full rounded-box border border-line"
        aria-hidden="true"
      >
        <rect x={x(0)} y="1" width={WIDTH - 16} height={y(limit) - 1} className="fill-good-tint" />
        <rect
          x={x(0)}
          y={y(-limit)}
          width={WIDTH - 16}
          height={HEIGHT - 1 - y(-limit)}
          className="fill-good-tint"
        />
        <g className="stroke-edge" strokeWidth="1">
          <line x1={x(0)} x2={WIDTH - 8} y1={MIDDLE} y2={MIDDLE} strokeDasharray="3 3" />
          <line x1={x(0)} x2={WIDTH - 8} y1={y(limit)} y2={y(limit)} />
          <line x1={x(0)} x2={WIDTH - 8} y1={y(-limit)} y2={y(-limit)} />
          <line x1={x(target)} x2={x(target)} y1="1" y2={HEIGHT - 1} strokeDasharray="3 3" />
        </g>
        <g className="fill-ink text-[0.6875rem]">
          <text x="14" y="14">
            A vende mais
          </text>
          <text x="14" y={HEIGHT - 7}>
            B vende mais
          </text>
        </g>
        <line
          x1={x(0)}
          y1={MIDDLE}
          x2={x(sum)}
          y2={y(a - b)}
          className="stroke-accent"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <circle cx={x(sum)} cy={y(a - b)} r="5" className="fill-accent" />
      </svg>
      <figcaption className="mt-1.5 text-note text-soft">{words}</figcaption>
    </figure>
  );
}
