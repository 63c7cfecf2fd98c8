export function Page() {
  return <h1>point-history</h1>
}
