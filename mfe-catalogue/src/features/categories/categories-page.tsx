export function Page() {
  return <h1>categories</h1>
}
