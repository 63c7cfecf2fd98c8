/** Its own types import a file that has none (4.6.2), which our compiler refuses: as much of them as is used here. */
declare module '@panzoom/panzoom/dist/panzoom.es.js' {
  type Motion = { animate?: boolean; relative?: boolean }

  export type PanzoomObject = {
    getScale(): number
    zoomIn(motion?: Motion): unknown
    zoomOut(motion?: Motion): unknown
    zoomToPoint(scale: number, point: { clientX: number; clientY: number }, motion?: Motion): unknown
    zoomWithWheel(event: WheelEvent): unknown
    pan(x: number, y: number, motion?: Motion): unknown
    reset(motion?: Motion): unknown
    destroy(): void
  }

  type Options = {
    minScale: number
    maxScale: number
    contain: 'inside' | 'outside'
    panOnlyWhenZoomed: boolean
    pinchAndPan: boolean
    handleStartEvent(event: Event): void
  }

  const Panzoom: (element: HTMLElement, options: Options) => PanzoomObject
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default Panzoom
}
