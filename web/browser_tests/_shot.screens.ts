import { servePages } from "./pages_server.ts"; import { visit, closeBrowser } from "./browser.ts";
import { test } from "vitest"; test("x", async () => {
const s = await servePages();
for (const [size, dark] of [["phone", false], ["desk", false], ["phone", true]] as const) {
  const v = await visit(s.url + "/machine", { size, dark });
  await v.page.waitForSelector("form");
  await v.page.screenshot({ path: `/tmp/s-${size}-${dark}-choose.png` });
  await v.page.getByText("01–20").click();
  await v.page.getByRole("radio", { name: "Problem 03" }).click();
  await v.page.getByRole("button", { name: "Start" }).click();
  await v.page.waitForSelector(".verifier");
  await v.page.screenshot({ path: `/tmp/s-${size}-${dark}-new.png` });
  const dials = v.page.locator(".panel .dials fieldset");
  for (const [at, d] of [[0, 2], [1, 4], [2, 1]] as const) await dials.nth(at).locator("label").nth(d - 1).click();
  for (const l of ["A", "B"]) await v.page.getByRole("button", { name: `Ask ${l}` }).click();
  await v.page.locator(".line").nth(0).click();
  await v.page.locator(".line").nth(3).click(); await v.page.locator(".line").nth(3).click();
  await v.page.screenshot({ path: `/tmp/s-${size}-${dark}-asked.png` });
  if (size === "phone") { await v.page.getByText("Sheet", { exact: true }).click(); await v.page.screenshot({ path: `/tmp/s-${size}-${dark}-sheet.png` }); await v.page.getByText("Machine", { exact: true }).click(); }
  await v.page.getByRole("button", { name: "I know the code" }).click();
  const d2 = v.page.locator("dialog[open] .dials fieldset");
  for (const at of [0,1,2]) await d2.nth(at).locator("label").nth(2).click();
  await v.page.screenshot({ path: `/tmp/s-${size}-${dark}-know.png` });
  await v.page.getByRole("button", { name: "Check 333" }).click();
  await v.page.waitForSelector(".result");
  await v.page.screenshot({ path: `/tmp/s-${size}-${dark}-end.png` });
  await v.page.goto(s.url + "/"); await v.page.waitForSelector("h1");
  await v.page.screenshot({ path: `/tmp/s-${size}-${dark}-door.png` });
  console.log(size, dark, v.complaints);
  await v.context.close();
}
await closeBrowser(); s.close();
});
