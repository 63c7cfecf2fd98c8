export function Page() {
  return <h1>category-products</h1>
}
