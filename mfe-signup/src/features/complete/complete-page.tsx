export function Page() {
  return <h1>complete</h1>
}
