// Shares a link: by the system's own sheet where there is one, otherwise by the clipboard.

export type Shared = "shared" | "copied" | "refused";

export async function shareLink(title: string, url: string): Promise<Shared> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      // A person who closes the sheet has decided.
      if ((error as Error).name === "AbortError") return "refused";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "refused";
  }
}
