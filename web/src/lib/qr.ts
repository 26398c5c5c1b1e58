// A QR code's dark modules as one SVG path, a stroke for each run in a row.

export interface Modules {
  readonly size: number;
  readonly get: (x: number, y: number) => boolean;
}

export function qrPath(code: Modules, margin: number): string {
  const rows = Array.from({ length: code.size }, (_, y) => row(code, y, margin));
  return rows.join('');
}

function row(code: Modules, y: number, margin: number): string {
  let path = '';
  for (let x = 0; x < code.size; x += 1) {
    if (!code.get(x, y)) continue;
    const from = x;
    while (x < code.size && code.get(x, y)) x += 1;
    path += `M${from + margin} ${y + margin}h${x - from}v1h-${x - from}z`;
  }
  return path;
}
