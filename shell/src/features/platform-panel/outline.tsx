import { css, Global } from '@emotion/react'
import { theme } from '@shop/shared/ui'
import { useStore } from 'zustand'
import type { PanelPorts } from './panel-ports.ts'

const { brand, sale, point, danger, info } = theme.color
const colours = [sale.text, info.default, point.text, danger.default, brand.pressed] as const

/** Frames what each remote draws, with the release's name on it; what has no frame is the shell's. */
export function Outline({ ports }: { ports: Pick<PanelPorts, 'remotes'> }) {
  const names = Object.keys(useStore(ports.remotes))
  return <Global styles={names.map((name, place) => frame(name, colours[place % colours.length] ?? brand.pressed))} />
}

const frame = (remote: string, colour: string) => css`
  [data-remote='${remote}'] { outline: 4px solid ${colour}; outline-offset: -4px; }
  [data-remote='${remote}']::before {
    content: attr(data-release);
    box-sizing: border-box;
    position: sticky;
    z-index: 900;
    top: 0;
    display: block;
    width: fit-content;
    height: 28px;
    margin-bottom: -28px;
    padding: 2px 10px;
    background: ${colour};
    color: #fff;
    font-size: 0.875rem;
    font-weight: 700;
  }
`
