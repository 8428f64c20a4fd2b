// The key "/" leads to the search field, wherever nobody types.
export const searchKeyScript = `
document.addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== "/" || ctrlKey || metaKey || altKey || target.closest("input, textarea, select")) return;
  const field = document.getElementById("search");
  if (!field) return;
  event.preventDefault();
  field.focus();
});
`;
