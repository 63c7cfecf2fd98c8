import { drawnDishes } from './drawn-dishes.ts'
import { drawnFishAndMeat } from './drawn-fish-and-meat.ts'
import { drawnGoods } from './drawn-goods.ts'
import { drawnVegetables } from './drawn-vegetables.ts'
import { mulberry32 } from './mulberry32.ts'
import { round } from './svg-text.ts'

/** Foods that emoji sets do not have, on a field of 100×100. Raw fish and meat are always drawn. */
export const drawnFoods: Readonly<Record<string, string>> = {
  ...drawnVegetables,
  ...drawnFishAndMeat,
  ...drawnDishes,
  ...drawnGoods,
  salmon: fillet('#F27F5B', '#8F9AA3', '#FFD5C2', 3.4),
  whitefish: fillet('#FBF4EC', '#7E8C97', '#E7D7C6', 3),
  redfish: fillet('#F6B8A4', '#C4523F', '#FFE6DB', 3),
  mackerel: fillet('#E9B9A6', '#3E5C7A', '#F8DED3', 3),
  tuna: block('#B8323F', '#8E1F2E', '#D4626B'),
  buri: block('#E8AFA0', '#B86A5E', '#F7D9CF'),
  'pork-slices': slices('#E58E93', '#FBE3DF', '#F7CFCB'),
  'beef-slices': slices('#B93A45', '#F3D9CF', '#E7A9A0'),
  slices: slices('#D9606A', '#FBE3DF', '#F7CFCB'),
  'chicken-meat': chicken(),
  mince: mince(),
  scallop: scallop(),
  roe: roe('#F0642B', '#FFB27A'),
  'cod-roe': codRoe(),
  seaweed: seaweed(),
  tofu: '<path d="M14 40 52 24l36 14v30L50 86 14 70Z" fill="#FFFDF6"/><path d="M14 40v30l36 16V56Z" fill="#F0EADA"/><path d="M50 56v30l38-18V38Z" fill="#E3DBC7"/>',
  'fried-tofu':
    '<path d="M12 42 52 26l38 14v24L50 82 12 68Z" fill="#E0A64E"/><path d="M12 42v26l38 14V58Z" fill="#C78A35"/><path d="M50 58v24l40-18V40Z" fill="#B4782B"/><path d="M26 42l24-10M40 48l24-11M54 52l20-9" stroke="#F1C67E" stroke-width="3" stroke-linecap="round"/>',
  natto: natto(),
  octopus: octopus(),
  ham: ham(),
  sausage: sausages(),
  mochi: roundPieces('#FFFDF6', '#E6DFCC', '#fff'),
  manju: roundPieces('#B4783F', '#8A5526', '#DDB07C'),
  umeboshi: roundPieces('#C8433A', '#962A2A', '#EE8A7C'),
  plum: roundPieces('#5B3A6E', '#42284F', '#9A7BB0'),
  muscat: muscat(),
  yokan: yokan(),
  sesame: grains(['#F3E4BE', '#E6D09A', '#FBF2D8'], 4.2, 2.8),
  'black-sesame': grains(['#3B3432', '#28211F', '#57504C'], 4.2, 2.8),
  soybeans: grains(['#EBCB83', '#DDB866', '#F5DFA8'], 7.6, 6.4),
  azuki: grains(['#8E2B2F', '#742024', '#A94A4C'], 6.6, 5.2),
  'black-beans': grains(['#2C2730', '#1D1A22', '#474150'], 7.6, 6.4),
  flakes: flakes(),
  soda: '<path d="M26 20h48l-6 74H32Z" fill="#DDF0F7" stroke="#A9CBDA" stroke-width="2.4"/><path d="M28 40h44l-4 52H32Z" fill="#9FD6E8"/><g fill="#fff"><circle cx="42" cy="60" r="3.4"/><circle cx="56" cy="72" r="3"/><circle cx="48" cy="82" r="2.4"/><circle cx="60" cy="54" r="2.6"/></g><path d="M38 44h13v12H38zM54 40h12v12H54z" fill="#fff" opacity=".75"/><path d="M56 40 66 4" stroke="#E0664E" stroke-width="4" stroke-linecap="round"/>',
  whitebait: whitebait(),
  noodles: noodles('#F5E7BF', '#EBD79E'),
  soba: noodles('#C9B08C', '#AD9270'),
}

function fillet(flesh: string, skin: string, line: string, width: number): string {
  return `<path d="M8 62C6 40 30 22 62 22c24 0 34 12 32 24-3 20-30 34-58 34C20 80 9 74 8 62Z" fill="${flesh}"/><path d="M8 62c1 10 12 18 28 18 28 0 55-14 58-34l1 6C92 74 64 88 36 88 18 88 8 76 8 62Z" fill="${skin}"/><path d="M22 70C20 54 36 38 58 34M38 73c-1-14 14-28 34-33M56 70c2-10 12-18 26-22" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round"/>`
}

/** A 柵: the block that sashimi is cut from, with three slices in front. */
function block(flesh: string, shade: string, line: string): string {
  const slice = (x: number) =>
    `<path d="M${x} 80c-6-10-4-26 6-32 8-2 13 2 14 10 1 10-4 22-12 24-4 1-6 0-8-2Z" fill="${flesh}" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/><path d="M${x + 5} 74c-2-8 1-16 7-20" stroke="${line}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`
  return `<path d="M10 34Q34 18 74 22q16 2 16 12v12Q62 40 34 56L10 50Z" fill="${flesh}"/><path d="M10 50v-16l24 8v14Z" fill="${shade}"/><path d="M42 40c12-6 26-9 40-8M46 30c10-4 20-5 32-4" stroke="${line}" stroke-width="2.4" fill="none" stroke-linecap="round"/>${[22, 42, 62].map(slice).join('')}`
}

function slices(lean: string, fat: string, line: string): string {
  return [0, 1, 2, 3]
    .map((i) => {
      const at = `translate(${i * 17 - 6} ${(i % 2) * 3})`
      return `<g transform="${at}"><path d="M10 74C2 56 8 28 26 20c14-4 22 6 20 22-2 18-14 38-26 38-4 0-8-2-10-6Z" fill="${lean}" stroke="${fat}" stroke-width="5"/><path d="M18 66c-4-14 2-30 14-36M26 64c2-8 6-14 10-22" stroke="${line}" stroke-width="2.6" fill="none" stroke-linecap="round"/></g>`
    })
    .join('')
}

function chicken(): string {
  const piece = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-24 4C-26-14-8-22 8-19c16 2 20 14 14 26-5 10-16 13-28 12C-16 18-23 14-24 4Z" fill="#F3B9A2"/><path d="M-24 4c1 10 8 15 18 15 12 1 23-2 28-12l2 4c-4 12-17 16-31 15-11-1-18-9-17-22Z" fill="#F7DDB4"/><path d="M-14 4c2-8 10-13 19-12M-4 10c2-6 8-9 15-9" stroke="#FCE3D8" stroke-width="2.6" fill="none" stroke-linecap="round"/></g>`
  return piece(34, 36, -12) + piece(68, 46, 14) + piece(44, 70, 4)
}

function mince(): string {
  const chance = mulberry32(7)
  const strands = Array.from({ length: 24 }, (_, i) => {
    const angle = chance() * Math.PI * 2
    const far = Math.sqrt(chance()) * 38
    const from = `${round(50 + Math.cos(angle) * far)} ${round(52 + Math.sin(angle) * far * 0.74)}`
    const bend = [chance() * 14 - 7, chance() * 8 - 6, chance() * 20 - 10, chance() * 10 - 2].map(Math.round).join(' ')
    return { path: `M${from}q${bend}`, tone: i % 4 }
  })
  const tones = ['#C9545A', '#E08A86', '#B8424B', '#F1C4BD']
  return `<ellipse cx="50" cy="54" rx="44" ry="34" fill="#C9545A"/><g stroke-width="8" stroke-linecap="round" fill="none">${tones
    .map((tone, at) => {
      const path = strands.filter((strand) => strand.tone === at).map((strand) => strand.path)
      return `<path d="${path.join('')}" stroke="${tone}"/>`
    })
    .join('')}</g>`
}

function scallop(): string {
  const middles = [
    [30, 34],
    [66, 30],
    [48, 56],
    [22, 66],
    [76, 62],
  ] as const
  return middles
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y + 8}" rx="18" ry="14" fill="#E4C79A"/><ellipse cx="${x}" cy="${y}" rx="18" ry="14" fill="#FFF6E2"/><path d="M${x - 10} ${y + 2}q10 6 20 0M${x - 8} ${y - 4}q8 4 16 0" stroke="#EBD3A6" stroke-width="2" fill="none" stroke-linecap="round"/>`,
    )
    .join('')
}

/** Grains in a dish. Rings of fixed distance, so that none is cut by another. */
function roe(grain: string, gleam: string): string {
  const rings = [
    [0, 1],
    [13, 6],
    [25, 11],
  ] as const
  const grains = rings.flatMap(([far, count]) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2 + far
      return [round(50 + Math.cos(angle) * far), round(52 + Math.sin(angle) * far * 0.72)] as const
    }),
  )
  return `<ellipse cx="50" cy="58" rx="46" ry="32" fill="#2C4A6B"/><ellipse cx="50" cy="54" rx="40" ry="26" fill="#F7F4EC"/>${grains
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="6.6" fill="${grain}"/><circle cx="${round(x - 2)}" cy="${round(y - 2)}" r="1.9" fill="${gleam}"/>`,
    )
    .join('')}`
}

function codRoe(): string {
  const sac = (y: number) =>
    `<path d="M8 ${y}c10-16 30-18 48-14 14 3 30 2 36 8 5 6-2 16-14 18-20 4-52 4-64-2-5-3-8-6-6-10Z" fill="#E4634F"/><path d="M16 ${y - 2}c12-10 26-11 42-8M24 ${y + 6}c18 3 36 3 52-2" stroke="#F5A08C" stroke-width="3" fill="none" stroke-linecap="round"/>`
  return sac(38) + sac(66)
}

function seaweed(): string {
  return '<path d="M16 24h68v56H16Z" fill="#1F3A2C"/><path d="M16 24h68v56H16Z" fill="none" stroke="#3F6A50" stroke-width="2"/><path d="M22 34h40M30 44h46M22 54h30M38 64h40M24 73h24" stroke="#35573F" stroke-width="2.6" stroke-linecap="round"/><path d="M84 24 62 80H16l20-56Z" fill="#fff" opacity=".07"/>'
}

function natto(): string {
  const chance = mulberry32(3)
  const tones = ['#C08A3E', '#A97330', '#D2A055']
  const beans = Array.from({ length: 26 }, (_, i) => {
    const [x, y, turn] = [18 + chance() * 64, 30 + chance() * 42, chance() * 180].map(Math.round)
    return `<ellipse cx="${x}" cy="${y}" rx="7" ry="5.4" transform="rotate(${turn} ${x} ${y})" fill="${tones[i % 3]}"/>`
  })
  return `<rect x="6" y="16" width="88" height="70" rx="10" fill="#F7F4EC"/><g stroke="#8A5A20" stroke-width=".8">${beans.join('')}</g>`
}

function noodles(light: string, shade: string): string {
  return `<g fill="none" stroke-width="6.5" stroke-linecap="round">${[0, 1, 2, 3, 4, 5, 6]
    .map((i) => `<path d="M8 ${30 + i * 7}c14-12 26 10 42 0s28 8 42-2" stroke="${i % 2 === 0 ? shade : light}"/>`)
    .join('')}</g>`
}

/** たこぶつ: slices of the arm, white inside. */
function octopus(): string {
  const slice = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="17" ry="13" fill="#A8364A"/><ellipse cx="1" cy="-2" rx="13" ry="9.5" fill="#FBEFEA"/><path d="M-14 7q4 7 10 6M0 13q7 1 11-3" stroke="#D98795" stroke-width="4" fill="none" stroke-linecap="round"/></g>`
  return [slice(30, 32, -10), slice(66, 30, 12), slice(48, 54, 4), slice(24, 68, 16), slice(74, 66, -14)].join('')
}

function ham(): string {
  const slice = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="27" fill="#C4674F"/><circle cx="${x}" cy="${y}" r="24.5" fill="#F3B6AE"/><path d="M${x - 12} ${y - 6}q8-6 16-2M${x - 6} ${y + 8}q8 4 16-2" stroke="#FBDCD6" stroke-width="3.4" fill="none" stroke-linecap="round"/>`
  return slice(34, 40) + slice(64, 46) + slice(46, 66)
}

function sausages(): string {
  const one = (y: number) =>
    `<path d="M14 ${y}q36 18 72 0" stroke="#A8442C" stroke-width="17" fill="none" stroke-linecap="round"/><path d="M16 ${y - 3}q34 17 68 0" stroke="#D06A45" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M34 ${y + 4}l6-7M50 ${y + 7}l6-7M66 ${y + 4}l5-7" stroke="#8A3320" stroke-width="2.6" stroke-linecap="round"/>`
  return one(24) + one(48) + one(72)
}

/** Three round pieces: rice cakes, buns, pickled plums. */
function roundPieces(body: string, shade: string, gleam: string): string {
  const piece = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y + 5}" rx="24" ry="19" fill="${shade}"/><ellipse cx="${x}" cy="${y}" rx="24" ry="19" fill="${body}"/><path d="M${x - 14} ${y - 5}q6-8 16-8" stroke="${gleam}" stroke-width="4" fill="none" stroke-linecap="round"/>`
  return piece(50, 32) + piece(28, 60) + piece(72, 62)
}

function yokan(): string {
  const slice = (x: number) =>
    `<path d="M${x} 42h16v34h-16Z" fill="#5B2A2E"/><path d="M${x} 42l8-10h16l-8 10Z" fill="#7A3C40"/><path d="M${x + 16} 42l8-10v34l-8 10Z" fill="#43191D"/><path d="M${x + 3} 47v24" stroke="#8F5558" stroke-width="2" stroke-linecap="round"/>`
  return [10, 38, 66].map(slice).join('')
}

function whitebait(): string {
  const chance = mulberry32(11)
  const fish = Array.from({ length: 34 }, () => {
    const [x, y, bend] = [14 + chance() * 56, 36 + chance() * 36, chance() * 16 - 8].map(Math.round)
    return `M${x} ${y}q8 ${bend} 17 ${Math.round(chance() * 6 - 3)}`
  })
  return `<ellipse cx="50" cy="60" rx="44" ry="28" fill="#CBDCE3"/><path d="${fish.join('')}" stroke="#B9C9CF" stroke-width="6" fill="none" stroke-linecap="round"/><path d="${fish.join('')}" stroke="#FAFBF7" stroke-width="4" fill="none" stroke-linecap="round"/>`
}

/** A heap of grains in a shallow dish. */
function grains(tones: readonly [string, string, string], rx: number, ry: number): string {
  const chance = mulberry32(5)
  const paths = tones.map((tone) => {
    const heap = Array.from({ length: 15 }, () => {
      const [angle, far] = [chance() * Math.PI * 2, Math.sqrt(chance()) * 36]
      const [x, y] = [round(50 + Math.cos(angle) * far), round(52 + Math.sin(angle) * far * 0.6)]
      return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${Math.round(chance() * 180)} ${x} ${y})"/>`
    })
    return `<g fill="${tone}">${heap.join('')}</g>`
  })
  return `<ellipse cx="50" cy="58" rx="46" ry="30" fill="#C9A26A"/><ellipse cx="50" cy="54" rx="44" ry="27" fill="#EFE0C4"/>${paths.join('')}`
}

/** かつお節 */
function flakes(): string {
  const chance = mulberry32(9)
  const curls = (count: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [14 + chance() * 56, 34 + chance() * 38].map(Math.round)
      return `M${x} ${y}q${Math.round(chance() * 10)} ${Math.round(-12 + chance() * 8)} ${Math.round(14 + chance() * 8)} ${Math.round(-4 + chance() * 10)}`
    }).join('')
  return `<ellipse cx="50" cy="62" rx="44" ry="26" fill="#EAD8C0"/><g fill="none" stroke-linecap="round"><path d="${curls(13)}" stroke="#C98A62" stroke-width="8"/><path d="${curls(13)}" stroke="#E5B48C" stroke-width="7"/><path d="${curls(9)}" stroke="#F6DEC4" stroke-width="5"/></g>`
}

function muscat(): string {
  const rows = [[28, 44, 60, 74], [36, 52, 68], [30, 46, 60], [38, 54], [46]]
  const grapes = rows.flatMap((row, at) => row.map((x) => [x, 34 + at * 13] as const))
  return `<path d="M50 24C50 14 56 8 64 6" stroke="#7A5A2E" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M50 20C40 8 26 10 20 18c8 8 22 10 30 2Z" fill="#4E9A3F"/>${grapes
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="9.5" fill="#9CC24A"/><circle cx="${x - 3}" cy="${y - 3}" r="3" fill="#DCEBA6"/>`,
    )
    .join('')}`
}
