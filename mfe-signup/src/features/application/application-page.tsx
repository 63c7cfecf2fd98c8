export function Page() {
  return <h1>application</h1>
}
