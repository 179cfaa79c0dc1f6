// Made from the server's OpenAPI description by schema.mjs; change src/ecumene/server/api.py instead.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Act */
        Act: {
            seat: number;
            version: number;
            action: string;
            key: string;
        };
        /** Advice */
        Advice: {
            seat: number;
            asked: number;
            moves: components["schemas"]["Suggestion"][];
            worlds: number;
        };
        /** ChatLine */
        ChatLine: {
            n: number;
            seat: number | null;
            name: string;
            text: string;
            at: number;
            /** @constant */
            type: "chat";
        };
        /** Credentials */
        Credentials: {
            name: string;
            password: string;
        };
        /** Entry */
        Entry: {
            n: number;
            kind: string;
            facts: {
                [key: string]: number | string;
            };
            text: components["schemas"]["Message"];
        };
        /** Frame */
        Frame: {
            table: string;
            step: number;
            steps: number;
            seat: number;
            action_seat: number | null;
            action: components["schemas"]["Message"] | null;
            notation: string;
            to_move: number[];
            committed: number[];
            view: unknown;
            scores: {
                [key: string]: number;
            }[];
            result: components["schemas"]["Result"] | null;
            journal: components["schemas"]["Entry"][];
        };
        /** GameInfo */
        GameInfo: {
            slug: string;
            rules_version: number;
            least_players: number;
            most_players: number;
            categories: string[];
            options: {
                [key: string]: unknown;
            };
            levels: string[];
            rules: {
                [key: string]: string;
            };
        };
        /** Guest */
        Guest: {
            name: string;
        };
        /** Health */
        Health: {
            /** @constant */
            status: "ok";
            version: string;
        };
        /** ImportTable */
        ImportTable: {
            record: {
                [key: string]: unknown;
            };
            seats?: components["schemas"]["NewSeat"][];
            /** @default  */
            key?: string;
        };
        /** Join */
        Join: {
            /** @default  */
            code?: string;
            seat?: number | null;
        };
        /** Me */
        Me: {
            /** @enum {string} */
            kind: "nobody" | "guest" | "account";
            name: string;
            csrf: string;
        };
        /** Message */
        Message: {
            id: string;
            args?: {
                [key: string]: number | string | components["schemas"]["Message"] | components["schemas"]["SeatName"];
            };
            /** @constant */
            type: "message";
        };
        /** NewSeat */
        NewSeat: {
            /** @enum {string} */
            kind: "me" | "bot" | "open" | "hotseat";
            /** @default  */
            name?: string;
            /** @default  */
            level?: string;
        };
        /** NewTable */
        NewTable: {
            game: string;
            players: number;
            options?: {
                [key: string]: unknown;
            };
            seats?: components["schemas"]["NewSeat"][];
            /** @default false */
            open?: boolean;
            /** @default true */
            hints?: boolean;
            /** @default  */
            key?: string;
        };
        /** Notes */
        Notes: {
            text: string;
        };
        /** Offer */
        Offer: {
            action: number;
            notation: string;
            verb: string;
            touches: string[];
            text: components["schemas"]["Message"];
            price?: {
                [key: string]: number;
            };
            points?: number | null;
            /** @default [] */
            notes?: components["schemas"]["Message"][];
        };
        /** Problem */
        Problem: {
            reason: components["schemas"]["Message"];
            text: string;
            /** @default  */
            rule?: string;
            version?: number | null;
        };
        /** Prompt */
        Prompt: {
            kind: string;
            text: components["schemas"]["Message"];
            /** @default  */
            rule?: string;
        };
        /** QuickTable */
        QuickTable: {
            game: string;
            players: number;
            options?: {
                [key: string]: unknown;
            };
            /** @default  */
            level?: string;
            /** @default  */
            key?: string;
        };
        /** Record */
        Record: {
            ecumene: number;
            game: string;
            rules: number;
            players: number;
            options: {
                [key: string]: unknown;
            };
            seed: string;
            actions: string[];
            /** @default  */
            checks?: string;
            /** @default  */
            digest?: string;
            result?: components["schemas"]["Result"] | null;
        };
        /** Refusal */
        Refusal: {
            verb: string;
            touches: string[];
            reason: components["schemas"]["Message"];
            /** @default  */
            rule?: string;
        };
        /** Resign */
        Resign: {
            seat: number;
        };
        /** Result */
        Result: {
            standings: components["schemas"]["Standing"][];
        };
        /** Say */
        Say: {
            text: string;
            key: string;
        };
        /** SeatBot */
        SeatBot: {
            /** @default  */
            level?: string;
        };
        /** SeatInfo */
        SeatInfo: {
            seat: number;
            /** @enum {string} */
            kind: "open" | "human" | "hotseat" | "bot";
            name: string;
            level: string;
            online: boolean;
            stands_in: boolean;
            resigned: boolean;
            /** @enum {string} */
            status: "open" | "thinking" | "waiting";
        };
        /** SeatName */
        SeatName: {
            seat: number;
            /** @constant */
            type: "seat";
        };
        /** Snapshot */
        Snapshot: {
            table: string;
            game: string;
            version: number;
            seat: number;
            /** @enum {string} */
            status: "waiting" | "playing" | "finished";
            to_move: number[];
            committed: number[];
            asked: number;
            over: boolean;
            view: unknown;
            prompt: components["schemas"]["Prompt"] | null;
            offers: components["schemas"]["Offer"][];
            refusals: components["schemas"]["Refusal"][];
            can_take_back: boolean;
            can_undo: boolean;
            scores: {
                [key: string]: number;
            }[];
            result: components["schemas"]["Result"] | null;
            seats: components["schemas"]["SeatInfo"][];
            steps: number;
            journal_from: number;
            journal: components["schemas"]["Entry"][];
            /** @constant */
            type: "snapshot";
        };
        /** Standing */
        Standing: {
            seat: number;
            rank: number;
            score: number;
            breakdown: {
                [key: string]: number;
            };
            /** @default 0 */
            tie_break?: number;
        };
        /** Suggestion */
        Suggestion: {
            action: number;
            notation: string;
            text: components["schemas"]["Message"];
            chance: number;
            tries: number;
            reasons: components["schemas"]["Message"][];
        };
        /** TableInfo */
        TableInfo: {
            id: string;
            game: string;
            players: number;
            options: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            status: "waiting" | "playing" | "finished";
            open: boolean;
            hints: boolean;
            imported: boolean;
            hosting: boolean;
            code: string;
            seats: components["schemas"]["SeatInfo"][];
            my_seats: number[];
            to_move: number[];
            version: number;
            created_at: number;
            moved_at: number;
            result: components["schemas"]["Result"] | null;
            next: string;
            /** @constant */
            type: "table";
        };
        /** TableList */
        TableList: {
            tables: components["schemas"]["TableInfo"][];
            next: string;
        };
        /** Token */
        Token: {
            token: string;
            name: string;
        };
        /** TokenRequest */
        TokenRequest: {
            name: string;
            /** @default  */
            password?: string;
        };
        /** Withdraw */
        Withdraw: {
            seat: number;
            version: number;
            key: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
