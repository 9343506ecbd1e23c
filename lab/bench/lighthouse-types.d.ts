/** The part of Lighthouse that the bench uses, because its own types are installed only where the bench runs. */
declare module 'lighthouse' {
  export interface Flags {
    port: number;
    throttling: Record<string, number>;
    output: 'json';
    logLevel: 'silent';
    onlyCategories: string[];
    disableFullPageScreenshot: boolean;
  }
  interface Audit {
    score: number | null;
    numericValue?: number;
    errorMessage?: string;
  }
  interface LighthouseResult {
    runtimeError?: { code: string; message: string };
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  }
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: LighthouseResult } | undefined>;
}

declare module 'lighthouse/core/config/constants.js' {
  export const throttling: {
    mobileSlow4G: Record<
      'requestLatencyMs' | 'downloadThroughputKbps' | 'uploadThroughputKbps' | 'cpuSlowdownMultiplier',
      number
    >;
  };
}

declare module 'lighthouse/core/lib/page-functions.js' {
  export const pageFunctions: { computeBenchmarkIndex(): number };
}
